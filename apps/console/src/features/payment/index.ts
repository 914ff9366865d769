/** Front door of payment alarms: in words, how many wait. */
export { alarmKinds } from './alarm-words.ts';
export { useWaitingAlarms } from './use-waiting-alarms.ts';
