export { RecordError } from './record.ts';
export { scoreRecord } from './scoreRecord.ts';
