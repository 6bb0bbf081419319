import type { Language } from '@clubpulse/contract/scalars';
import type { brands } from '@clubpulse/phrases/en/server/brands';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { letterMail } from '../../platform/mail/letter.ts';
import type { OutgoingMail } from '../../platform/mail/mails.store.ts';
import { phrase } from '../../platform/phrases/phrases.ts';

export type OwnersChange = 'BrandOwnerAdded' | 'BrandOwnerRemoved';

interface Reader {
  readonly Email: string;
  readonly Nickname: string;
  readonly FirstMidName: string;
  readonly LastName: string;
  readonly Language: Language;
}

export function ownersMail(
  change: OwnersChange,
  reader: Reader,
  { brand, owner, by, publicUrl }: { brand: string; owner: string; by: string | undefined; publicUrl: string },
): OutgoingMail {
  const language = reader.Language;
  const words = (key: keyof typeof brands) =>
    phrase(language, key, { brand, owner, by: by ?? phrase(language, 'brands.by-admin') });
  const isNew = change === 'BrandOwnerAdded';
  return letterMail({
    to: reader.Email,
    language,
    subject: words(isNew ? 'brands.added-subject' : 'brands.removed-subject'),
    hello: phrase(language, 'notices.hello', { name: fullName(reader) || reader.Nickname }),
    text: `${words(isNew ? 'brands.added-text' : 'brands.removed-text')}\n\n${words('brands.look')}`,
    action: phrase(language, 'identity.open-app'),
    link: publicUrl,
    why: words('brands.why'),
  });
}
