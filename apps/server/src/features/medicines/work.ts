import { minuteMs } from '#platform/clock.ts'
import { putRefillsOnList } from './put-on-list.ts'

export const medicineWork = [{ name: 'medicines.refills-on-list', everyMs: minuteMs, run: putRefillsOnList }]
