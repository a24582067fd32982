/** What is wrong with a record, in Korean: by reason of a read problem. The words of a record itself are English. */
import { josa } from '../../particles.ts'
import type { Params } from '../../verdict.ts'
import type { ReadProblems } from './en.ts'

type Value = Params[string] | undefined

const quoted = (value: Value) => `"${String(value ?? '')}"`
const near = ({ nearest }: Params) => (nearest === undefined ? '' : josa` (${String(nearest)}을/를 말하나요?)`)
const list = (value: Value) => (Array.isArray(value) ? value.join(', ') : String(value ?? ''))
const unknown = (what: string) => (params: Params) =>
  josa`${quoted(params.found)}이라/라는 ${what}이/가 없어요${near(params)}`

/** What a game's notation may say it expects. */
const wanted: Readonly<Record<string, string>> = {
  declaration: '카드나 말',
  card: '카드',
  player: '사람 이름',
  swap: '카드 장수',
  house: '집',
  story: '이야기',
}

const one = (key: string) => (Object.hasOwn(wanted, key) ? (wanted[key] ?? key) : key)
const expectation = (value: Value) =>
  Array.isArray(value) ? value.map((key) => one(String(key))).join(', ') : one(String(value ?? ''))

export const readProblems: ReadProblems = {
  'missing-header': ({ expected }) => `머리말에 "${expected}:" 줄이 없어요`,
  'expected-header': ({ found }) => josa`머리말은 "key: value"처럼 써요. ${quoted(found)}은/는 아니에요`,
  'unknown-header': unknown('머리말'),
  'duplicate-header': ({ found }) => josa`머리말 ${quoted(found)}이/가 두 번 나와요`,
  'unknown-game': (params) =>
    josa`${quoted(params.found)}이라/라는 게임이 없어요${near(params)} (${list(params.expected)})`,
  'empty-name': () => '이름이 없는 사람이 있어요',
  'duplicate-name': ({ found }) => josa`두 사람의 이름이 ${quoted(found)}으로/로 같아요`,
  'unknown-ruling': unknown('하우스 룰'),
  'duplicate-ruling': ({ found }) => josa`하우스 룰 ${quoted(found)}이/가 두 번 나와요`,
  'unknown-option': (params) =>
    josa`그 하우스 룰에 ${quoted(params.found)}은/는 없고 ${list(params.expected)}이/가 있어요`,
  'unknown-name': unknown('사람'),
  'unknown-card': unknown('카드'),
  'unknown-word': (params) => josa`${quoted(params.found)}은/는 이 게임의 카드도 말도 아니에요${near(params)}`,
  'unknown-house': unknown('집'),
  'unknown-story': unknown('이야기'),
  'unknown-rule': unknown('규칙'),
  'unknown-correction': (params) => josa`정정할 것에 ${quoted(params.found)}은/는 없어요${near(params)}`,
  'unknown-fact': (params) => josa`확인할 것에 ${quoted(params.found)}은/는 없어요${near(params)}`,
  'expected-name': ({ found }) => josa`줄은 "이름:"으로 시작해요. ${quoted(found)}은/는 아니에요`,
  'expected-declaration': () => '이름 다음에는 낸 것이나 한 말을 써요',
  'expected-verdict': ({ found }) => josa`=> 다음에는 "legal"이나 "illegal"을 써요. ${quoted(found)}은/는 아니에요`,
  'expected-id': ({ found }) => josa`~ 다음에는 하우스 룰, ! 다음에는 알림을 써요. ${quoted(found)}은/는 아니에요`,
  'expected-subject': () => '무엇에 대한 줄인지 없어요',
  'expected-value': ({ expected }) =>
    `끝에 빠진 것이 있어요${expected === undefined ? '' : `: ${expectation(expected)}`}`,
  'expected-number': ({ found }) => (found === '' ? '정수가 빠졌어요' : josa`${quoted(found)}은/는 정수가 아니에요`),
  'expected-number-or-none': ({ found }) =>
    found === '' ? '정수나 "none"이 빠졌어요' : josa`${quoted(found)}은/는 정수도 "none"도 아니에요`,
  'expected-player': () => '사람 이름이 빠졌어요',
  expected: ({ expected, found }) =>
    found === undefined || found === ''
      ? josa`${expectation(expected)}이/가 빠졌어요`
      : josa`${quoted(found)}이/가 아니라 ${expectation(expected)}이/가 와야 해요`,
  unexpected: ({ found }) => josa`여기서 끝나야 하는데 ${quoted(found)}이/가 더 있어요`,
}
