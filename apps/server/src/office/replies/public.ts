export { createReplies } from './replies.service.ts';
