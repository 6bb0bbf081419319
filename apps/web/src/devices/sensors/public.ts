export { PersonPicker } from './PersonPicker.tsx';
