export { type Person, PersonPicker } from './PersonPicker.tsx';
