import { tryShare } from './access-areas.fixture.ts'

tryShare(3)
