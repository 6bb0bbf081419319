export { answerRequest } from './subscription-requests.store.ts';
