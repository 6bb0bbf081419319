export { People } from './People.tsx';
export { type Person, PersonPicker } from './PersonPicker.tsx';
