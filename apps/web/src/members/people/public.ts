export { PeopleList, PersonItem } from './PeopleList.tsx';
export { type Person, PersonPicker } from './PersonPicker.tsx';
