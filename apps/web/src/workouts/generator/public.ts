export { Decisions } from './Decisions.tsx';
export { ConfirmNew } from './draft/ConfirmNew.tsx';
export { Weeks } from './Weeks.tsx';
