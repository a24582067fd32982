/** The sample that was just thrown away here, for as long as that can be undone. */
import { signal } from '@preact/signals'
import { putSample, type SampleTable, throwAwaySample } from '../../store/samples.ts'

/** Undefined where there is none. */
export const thrown = signal<SampleTable | undefined>(undefined)

/** Throws the sample away. False where that could not be stored. */
export async function throwAway(): Promise<boolean> {
  const gone = await throwAwaySample()
  if (gone.saved) thrown.value = gone.value
  return gone.saved
}

/** Puts it back on the table. False where that could not be stored. */
export async function bringBack(): Promise<boolean> {
  const sample = thrown.peek()
  if (sample === undefined) return true
  const back = await putSample(sample, Date.now())
  if (back.saved) thrown.value = undefined
  return back.saved
}
