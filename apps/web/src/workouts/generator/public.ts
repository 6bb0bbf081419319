export { ConfirmNew } from './ConfirmNew.tsx';
export { Decisions } from './Decisions.tsx';
export { Weeks } from './Weeks.tsx';
