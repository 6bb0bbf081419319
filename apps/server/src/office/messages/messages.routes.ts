import { IMAGE_TEXT_MAX } from '@clubpulse/contract/accounts/images';
import * as calls from '@clubpulse/contract/office/messages.calls';
import type { Images } from '../../accounts/images/public.ts';
import type { Routes } from '../../platform/http/route.ts';
import type { MessagesService } from './messages.service.ts';
import type { Previews } from './preview.service.ts';

export function messageRoutes(
  route: Routes,
  messages: MessagesService,
  previews: Previews,
  images: Pick<Images, 'keepForMessage'>,
): void {
  route(calls.countAudience, ({ params, query, caller }) => messages.audience(caller, params.id, query));
  route(calls.sendMessage, ({ params, body, caller, key }) => messages.send(params.id, body, caller, key));
  route(calls.sendSms, ({ params, body, caller, key }) => messages.send(params.id, body, caller, key));
  route(calls.previewMail, ({ params, body, caller }) => previews.mail(params.id, body, caller.UserId));
  route(calls.uploadMessagePicture, {
    fileOf: IMAGE_TEXT_MAX + 16_384,
    handle: ({ params, body }) => images.keepForMessage(params.id, body),
  });
  route(calls.listClubMessages, ({ params, query }) => messages.list(params.id, query));
  route(calls.listRecipients, ({ params, query }) => messages.recipients(params.id, params.messageId, query));
  route(calls.shareMessage, ({ params, body, caller }) => messages.share(params.id, params.messageId, body.UserIds, caller));
  route(calls.unshareMessage, ({ params, body }) => messages.unshare(params.id, params.messageId, body.UserIds));
  route(calls.listMessages, ({ params, query }) => messages.ofUser(params.id, query));
  route(calls.readMessage, ({ params }) => messages.read(params.id, params.messageId));
}
