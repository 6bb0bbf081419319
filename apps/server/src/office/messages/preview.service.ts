import type { UserId } from '@clubpulse/contract/accounts/users';
import type { BodyOf } from '@clubpulse/contract/call';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { MailPreview, MessageChannel, MessageDraft } from '@clubpulse/contract/office/messages';
import type { previewMail } from '@clubpulse/contract/office/messages.calls';
import { buttonOf, factsIn, languageOf } from '@clubpulse/rules/office/messages/messages';
import type { Database } from '../../platform/database/database.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { MessageParts } from './audience-counts.service.ts';
import { anyReader } from './messages.checks.ts';
import { noFacts } from './messages.facts.ts';
import { messageMail } from './messages.mail.ts';
import { renderDraft } from './messages.present.ts';

interface PreviewParts extends Pick<MessageParts, 'club' | 'profiles' | 'audiences'> {
  readonly db: Database;
  readonly mail: Pick<Mail, 'queue'>;
  readonly publicUrl: string;
  readonly from: string;
}

export type Previews = ReturnType<typeof createPreviews>;

type Written = Pick<MessageDraft, 'Texts' | 'Language'>;

export function createPreviews({ db, mail, club, profiles, audiences, publicUrl, from }: PreviewParts) {
  async function rendered(clubId: ClubId, readerId: UserId, { Texts, Language }: Written) {
    const known = await club(clubId);
    if (!known || !(await audiences.isAthlete(db, clubId, known.TimeZone, readerId))) return undefined;
    const [reader] = await profiles([readerId]);
    if (!reader) return undefined;
    const facts = await audiences.facts(db, clubId, known.TimeZone, [readerId], factsIn(Texts));
    return { known, reader, words: renderDraft(Texts, Language, known.Name, reader, facts.get(readerId) ?? noFacts) };
  }
  return {
    /** The message as the reader would get it, with its channels, or the reason why no channel reaches the reader. */
    async asRead(clubId: ClubId, readerId: UserId, written: Written, channels: readonly MessageChannel[]) {
      const read = await rendered(clubId, readerId, written);
      if (!read) return undefined;
      const alone = { ...anyReader, UserIds: [readerId] };
      const { reached, leftOut } = await audiences.addressed(db, null, clubId, read.known.TimeZone, alone, channels);
      return {
        Language: languageOf(written.Texts, written.Language, read.reader.Language),
        ...read.words,
        Ways: [...(reached[0]?.ways ?? [])],
        LeftOut: leftOut[0]?.reason ?? null,
      };
    },

    /** Sends the mail that the reader would get to the user `to`. */
    async mailToStaff(clubId: ClubId, readerId: UserId, written: Written, to: UserId): Promise<{ Email: string } | Refusal> {
      const [read, [staff]] = [await rendered(clubId, readerId, written), await profiles([to])];
      if (!read || !staff) return refuse('NotFound');
      const { known, reader, words } = read;
      const none = { Button: null, PictureUri: null };
      await mail.queue(messageMail(known.Name, words, none, { ...reader, Email: staff.Email }, publicUrl), db);
      return { Email: staff.Email };
    },

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
