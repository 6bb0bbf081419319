export { SubscriptionTypes } from './SubscriptionTypes.tsx';
export { NewType, TypeEditor } from './type-editor.ts';
export { bookingsText, limitsText } from './type-text.ts';
