/** The sample that was just thrown away here, for as long as that can be undone. */
import { signal } from '@preact/signals'
import type { SampleTable } from '../../store/samples.ts'

/** Undefined where there is none. */
export const thrown = signal<SampleTable | undefined>(undefined)

/** Loaded when it is needed: few tables are samples. */
const store = () => import('../../store/samples.ts')

/** Throws the sample away. False where that could not be stored. */
export async function throwAway(): Promise<boolean> {
  const { throwAwaySample } = await store()
  const gone = await throwAwaySample()
  if (gone.saved) thrown.value = gone.value
  return gone.saved
}

/** Puts it back on the table. False where that could not be stored. */
export async function bringBack(): Promise<boolean> {
  const sample = thrown.peek()
  if (sample === undefined) return true
  const { putSample } = await store()
  const back = await putSample(sample, Date.now())
  if (back.saved) thrown.value = undefined
  return back.saved
}
