export { SubscriptionTypes } from './SubscriptionTypes.tsx';
export { NewType, TypeEditor } from './TypeEditor.tsx';
export { limitsWords } from './type-words.ts';
