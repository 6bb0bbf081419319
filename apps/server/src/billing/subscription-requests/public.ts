export { closeRequest } from './subscription-requests.store.ts';
