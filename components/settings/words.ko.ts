import { josa } from '../../engine/particles.ts'
import type { Translated } from '../shared/words.ts'
import type { en } from './words.en.ts'

const misplaced = '여기 있는 것이 있어야 할 것과 달라요'

export const words: Translated<typeof en> = {
  title: '설정',
  look: '화면 표시',
  theme: '테마',
  themes: { system: '시스템', light: '밝게', dark: '어둡게' },
  textSize: '글자 크기',
  textSizes: { 0.9: '작게', 1: '보통', 1.15: '크게', 1.3: '아주 크게' },
  language: '언어',
  systemLanguage: (name) => `브라우저와 같게 (${name})`,
  table: '테이블에서',
  awake: '화면 켜 두기',
  awakeNote: '판이 테이블에 있고 화면에 보이는 동안',
  awakeMissing: '이 브라우저는 화면을 켜 둘 수 없어요.',
  storage: '저장된 것',
  health: (sessions, entries, size, number) =>
    `이 기기에 ${number(sessions)}판, 기록 ${number(entries)}개가 있어요${size === undefined ? '' : ` (${size})`}. 밖으로 나가는 것은 없어요.`,
  deleted: (sessions) => `그 가운데 ${sessions}판은 지운 판이에요. 되살릴 수 있어요.`,
  nothingStored: '아직 저장된 것이 없어요. 판은 이 기기에만 남고 밖으로 나가지 않아요.',
  states: {
    opening: '저장된 것을 살펴보고 있어요.',
    ready: '무엇이든 누르는 대로 저장돼요.',
  },
  backup: '백업',
  backUp: '백업 저장하기',
  backedUp: (file) => josa`${file}으로/로 저장했어요.`,
  notBackedUp: '저장된 것 가운데 읽을 수 없는 것이 있어서, 빠진 백업이 되지 않게 만들지 않았어요. 바뀐 것은 없어요.',
  bringIn: '파일 가져오기',
  pickFile: '백업이나 플레이 기록',
  paste: '아니면 플레이 기록 붙여 넣기',
  pasteLabel: '플레이 기록이나 백업',
  // A record is written in its own words in every language.
  pasteHint: 'game: one-outs\nplayers: Ann, Ben, Cas\ndealer: Ann\n\nBen: Jab > Cas',
  lookInto: '살펴보기',
  found: '가져오면 추가되는 것',
  refused: '아무것도 가져오지 않았어요.',
  notReadable: '파일이나 여기 저장된 것을 지금은 읽을 수 없어요. 다시 해 보세요.',
  badLine: (line, what, place) => `${line}번째 줄: ${what}${place === '' ? '' : ` (${place})`}.`,
  moreProblems: (count) => `이런 줄이 ${count}개 더 있어요.`,
  badBackup: {
    'not-json': 'JSON이 아니에요',
    'not-a-backup': 'Tableside의 백업이 아니에요',
    'out-of-place': '여기 있을 수 없는 것이에요',
    doubled: '이 판은 파일 앞쪽에 이미 있어요',
    'cut-off': '파일이 다 끝나기 전에 끊겼어요',
    newer: '더 새로운 버전에서 만든 것이에요',
    missing: '빠진 것이 있어요',
    'not-an-object': misplaced,
    'not-a-list': misplaced,
    'not-text': misplaced,
    'not-a-number': misplaced,
    'not-a-place': misplaced,
    'not-a-time': '달력에 없는 때예요',
    'not-yes-or-no': misplaced,
    'unknown-kind': '그런 기록은 없어요',
    gap: '사이에 빠진 기록이 있어요',
  },
  wouldAdd: (count) => {
    const parts = [
      ...(count.added > 0 ? [`여기 없는 ${count.added}판`] : []),
      ...(count.longer > 0 ? [`이어지는 ${count.longer}판`] : []),
      ...(count.houseRules > 0 ? [`하우스 룰 ${count.houseRules}개`] : []),
    ]
    const known = count.known === 0 ? '' : ` ${count.known}판은 이미 여기 있어요.`
    return `${josa`${parts.join(', ')}이/가`} 추가돼요. 기록은 ${count.entries}개예요.${known}`
  },
  allKnown: (sessions) => (sessions === 0 ? '안에 아무것도 없어요.' : '모두 이미 여기 있어요. 가져올 것이 없어요.'),
  apart: (count) => `그 가운데 ${count}판은 여기에도 있지만 다르게 흘러갔어요. 여기 있는 것은 두고 따로 추가돼요.`,
  wouldAddRecord: (game, players, entries) => `${game} 한 판이 추가돼요: ${players}, 기록 ${entries}개.`,
  claim: (line, text, got) => `${line}번째 줄: “${text}”에 맞지 않아요${got === '' ? '.' : `. 실제로는 ${got}.`}`,
  broken: (count) => `그 가운데 ${count}개는 규칙에 맞지 않아요. 그대로 두고 표시해 둬요.`,
  seat: (place) => `${place}번 자리`,
  take: '가져오기',
  leave: '그만두기',
  close: '닫기',
  taken: '가져왔어요. 있던 것은 그대로예요.',
  lookAt: '보러 가기',
  notTaken: '저장할 수 없어서 아무것도 가져오지 않았어요.',
  lastBackup: '마지막 백업',
  never: '없음',
  since: (sessions) => `아직 백업하지 않은 판이 ${sessions}판 있어요`,
  backupNote: '이 브라우저 밖에는 백업 파일에만 남아 있어요.',
  notSaved: '설정을 저장할 수 없어서 그대로예요.',
}
