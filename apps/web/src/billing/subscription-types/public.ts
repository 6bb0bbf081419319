export { SubscriptionTypes } from './SubscriptionTypes.tsx';
export { NewType, TypeEditor } from './type-editor.ts';
export { limitsText } from './type-text.ts';
