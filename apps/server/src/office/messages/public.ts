export type { MessagesService } from './messages.service.ts';
