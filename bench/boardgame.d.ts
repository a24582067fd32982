// Node imports the files, not the folders that boardgame.io names; only the folders have types.
declare module 'boardgame.io/dist/cjs/internal.js' {
  export { CreateGameReducer, InitializeGame } from 'boardgame.io/internal'
}
declare module 'boardgame.io/dist/cjs/core.js' {
  export { INVALID_MOVE, Stage } from 'boardgame.io/core'
}
