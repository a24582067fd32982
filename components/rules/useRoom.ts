/** Room on the rules screen. */
import { useEffect, useState } from 'preact/hooks'

/** From here on the sections stand beside the text; the style sheets say the same. */
const ROOMY = '(min-width: 1100px)'

/** Whether there is room for the sections beside the text, also after the window was made wider or narrower. */
export function useRoom(): boolean {
  const [roomy, setRoomy] = useState(() => matchMedia(ROOMY).matches)
  useEffect(() => {
    const media = matchMedia(ROOMY)
    const changed = () => setRoomy(media.matches)
    changed()
    media.addEventListener('change', changed)
    return () => media.removeEventListener('change', changed)
  }, [])
  return roomy
}
