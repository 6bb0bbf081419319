import type { UserId } from '@clubpulse/contract/accounts/users';
import type { BodyOf } from '@clubpulse/contract/call';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { MailPreview } from '@clubpulse/contract/office/messages';
import type { previewMail } from '@clubpulse/contract/office/messages.calls';
import { buttonOf, factsIn } from '@clubpulse/rules/office/messages/messages';
import type { Database } from '../../platform/database/database.ts';
import type { MessageParts } from './audience-counts.service.ts';
import { noFacts } from './messages.facts.ts';
import { messageMail } from './messages.mail.ts';
import { renderDraft } from './messages.present.ts';

interface PreviewParts extends Pick<MessageParts, 'club' | 'profiles' | 'audiences'> {
  readonly db: Database;
  readonly publicUrl: string;
  readonly from: string;
}

export type Previews = ReturnType<typeof createPreviews>;

export function createPreviews({ db, club, profiles, audiences, publicUrl, from }: PreviewParts) {
  return {
    async mail(
      clubId: ClubId,
      { ReaderId, ReadIn, Language, Texts, Target, PictureUri }: BodyOf<typeof previewMail>,
      by: UserId,
    ): Promise<MailPreview | Refusal> {
      const known = await club(clubId);
      if (!known || (ReaderId !== null && !(await audiences.isAthlete(db, clubId, known.TimeZone, ReaderId))))
        return refuse('NotFound');
      const [profile] = await profiles([ReaderId ?? by]);
      if (!profile) return refuse('NotFound');
      const reader = ReaderId === null ? { ...profile, Language: ReadIn } : profile;
      const facts = await audiences.facts(db, clubId, known.TimeZone, [profile.UserId], factsIn(Texts));
      const stated = renderDraft(Texts, Language, known.Name, reader, facts.get(profile.UserId) ?? noFacts);
      const Button = buttonOf(Target, Texts, Language, reader.Language);
      const { subject, text, html } = messageMail(known.Name, stated, { Button, PictureUri }, reader, publicUrl);
      return { From: from, Subject: subject, Text: text, Html: html };
    },
  };
}
