import { demoBuildings } from './demo-buildings.ts'
import { demoHomes } from './demo-homes.ts'

export const demoProperties = [...demoHomes, ...demoBuildings]
