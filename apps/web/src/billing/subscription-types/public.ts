export { SubscriptionTypes } from './SubscriptionTypes.tsx';
export { NewType, TypeEditor } from './type-editor.ts';
export { limitsWords } from './type-words.ts';
