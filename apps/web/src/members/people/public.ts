export { besideName, fullName } from './names.ts';
export { PersonPicker } from './PersonPicker.tsx';
