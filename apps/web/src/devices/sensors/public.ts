export { PersonPicker } from '../../members/people/PersonPicker.tsx';
