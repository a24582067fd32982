import type { Translated } from '../shared/words.ts'
import type { en } from './words.en.ts'

export const words: Translated<typeof en> = {
  product: 'Tableside',
  back: '테이블로 돌아가기',
  pages: '페이지',
  menu: '메뉴',
  table: '테이블',
  sessions: '지난 판',
  rules: '규칙',
  ask: '규칙 물어보기',
  settings: '설정',
  newSession: '새 판',
  openTab: '탭에서 열기',
  notice: '알림',
  close: '이 알림 닫기',
  reload: '새로 고침',
  notShown:
    '여기를 보여 줄 수 없어요. 기록한 것은 모두 그대로 있어요. 이 창을 새로 고치고, 그래도 안 되면 브라우저를 다시 시작해 보세요.',
  wentWrong:
    '무언가 잘못됐어요. 방금 한 것이 안 됐을 수 있어요. 기록한 것은 모두 그대로 있어요. 또 그러면 이 창을 새로 고쳐 보세요.',
  details: '프로그램이 말하는 것',
  updateWaiting:
    '새 버전이 준비됐어요. 브라우저를 다시 켜면 바뀌어요. 지금 바꾸면 이 창이 닫히고, 다시 열면 하던 데서 이어져요.',
  updateNow: '지금 바꾸기',
  backupDue: (sessions) => `아직 백업하지 않은 판이 ${sessions}판 있어요. 파일로 저장하면 브라우저 밖에도 남아요.`,
  backUp: '백업하러 가기',
  later: '나중에 알리기',
  sampleNote: '맛보기 판이에요. 마음껏 해 보세요. 아무 데도 집계되지 않아요.',
  throwAway: '치우기',
  sampleGone: '맛보기 판을 치웠어요.',
  undo: '되돌리기',
  newer:
    '더 새로운 Tableside에서 만든 데이터예요. 모두 볼 수 있지만, 이 버전도 업데이트될 때까지는 아무것도 바꾸지 않아요. 브라우저를 다시 켜면 업데이트돼요.',
  blocked: '다른 Tableside 창이 아직 옛 버전이에요. 그 창을 닫으면 여기서 저절로 이어져요.',
  outdated: 'Tableside가 업데이트됐어요. 이 창을 새로 고치면 이어져요. 기록한 것은 모두 그대로 있어요.',
  full: '이 기기에 자리가 없어서 마지막 기록이 저장되지 않았어요. 자리를 만들고 다시 해 보세요. 그 앞의 것은 모두 그대로 있어요.',
  failed:
    '브라우저가 저장 공간을 주지 않아서 여기에서는 열거나 저장할 수 없어요. 전에 저장한 것은 그대로 있어요. 시크릿 창에서는 원래 그래요. 아니라면 새로 고치거나 브라우저를 다시 시작해 보세요.',
}
