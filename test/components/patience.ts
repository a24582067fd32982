/** How long the component tests wait for what a person would wait for. A busy machine is slow, not wrong. */
import { configure } from '@testing-library/preact'

configure({ asyncUtilTimeout: 10_000 })
