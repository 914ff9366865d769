/** Front door of what every import of a worksheet is drawn of: choosing the file, and the cells that cannot be taken. */
export { WorksheetFaults } from './components/worksheet-faults.tsx';
export { WorksheetPicker } from './components/worksheet-picker.tsx';
export { changeWords } from './model/change-words.ts';
