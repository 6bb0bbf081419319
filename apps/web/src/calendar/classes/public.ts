export { ClockField } from './week-grid/ClockField.tsx';
