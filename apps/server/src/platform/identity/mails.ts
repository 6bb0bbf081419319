import type { Language } from '@clubpulse/contract/scalars';
import { deviceName, deviceOf } from '@clubpulse/rules/accounts/security/device';
import { html } from '../http/html.ts';
import type { OutgoingMail } from '../mail/mails.store.ts';
import type { LinkPurpose } from './links.store.ts';
import { type IdentityKey, identityTranslate } from './phrases.ts';

export type Notice =
  | 'passwordChanged'
  | 'passwordChangedAddressStays'
  | 'movedBack'
  | 'newDevice'
  | 'totpAdded'
  | 'totpRemoved'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'recoveryUsed'
  | 'factorsReset';
type MailKind = LinkPurpose | Notice | 'taken';

interface Keys {
  readonly subject: IdentityKey;
  readonly text: IdentityKey;
  readonly action: IdentityKey;
  readonly ignore: IdentityKey;
}
const happened = (subject: IdentityKey, text: IdentityKey): Keys => ({
  subject,
  text,
  action: 'identity.open-app',
  ignore: 'identity.mail-changed-ignore',
});

const keys: Readonly<Record<MailKind, Keys>> = {
  verify: {
    subject: 'identity.mail-verify-subject',
    text: 'identity.mail-verify-text',
    action: 'identity.mail-verify-action',
    ignore: 'identity.mail-verify-ignore',
  },
  reset: {
    subject: 'identity.mail-reset-subject',
    text: 'identity.mail-reset-text',
    action: 'identity.mail-reset-action',
    ignore: 'identity.mail-reset-ignore',
  },
  email: {
    subject: 'identity.mail-email-subject',
    text: 'identity.mail-email-text',
    action: 'identity.email-action',
    ignore: 'identity.mail-email-ignore',
  },
  undo: {
    subject: 'identity.mail-undo-subject',
    text: 'identity.mail-undo-text',
    action: 'identity.undo-action',
    ignore: 'identity.mail-undo-ignore',
  },
  taken: {
    subject: 'identity.mail-email-subject',
    text: 'identity.mail-taken-text',
    action: 'identity.open-app',
    ignore: 'identity.mail-email-ignore',
  },
  passwordChanged: happened('identity.mail-changed-subject', 'identity.mail-changed-text'),
  passwordChangedAddressStays: happened('identity.mail-changed-subject', 'identity.mail-changed-stays-text'),
  movedBack: {
    ...happened('identity.mail-moved-back-subject', 'identity.mail-moved-back-text'),
    ignore: 'identity.mail-moved-back-ignore',
  },
  newDevice: happened('identity.mail-device-subject', 'identity.mail-device-text'),
  totpAdded: happened('identity.mail-factor-subject', 'identity.mail-totp-added-text'),
  totpRemoved: happened('identity.mail-factor-subject', 'identity.mail-totp-removed-text'),
  passkeyAdded: happened('identity.mail-factor-subject', 'identity.mail-passkey-added-text'),
  passkeyRemoved: happened('identity.mail-factor-subject', 'identity.mail-passkey-removed-text'),
  recoveryUsed: happened('identity.mail-recovery-subject', 'identity.mail-recovery-text'),
  factorsReset: happened('identity.mail-factor-subject', 'identity.mail-reset-factors-text'),
};

interface MailFacts {
  readonly to: string;
  readonly link: string;
  readonly language: Language;
  readonly userAgent?: string;
  readonly from?: string | null;
}

/** The styles are attributes, because mail programs ignore style sheets. */
export function identityMail(kind: MailKind, { to, link, language, userAgent = '', from }: MailFacts): OutgoingMail {
  const words = identityTranslate(language);
  const device = deviceName(deviceOf(userAgent)) || words('identity.unknown-device');
  const subject = words(keys[kind].subject);
  const why = words(keys[kind].text, { email: to, device, from: from ?? '' });
  const action = words(keys[kind].action);
  const ignore = words(keys[kind].ignore);
  const body = html`<!doctype html>
<html lang="${language}">
<body style="margin:0;padding:32px 16px;background:#F1F2EE;color:#12171C;font-family:Archivo,system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<div style="max-width:480px;margin:0 auto;padding:32px;background:#FFFFFF;border-radius:14px">
<p style="margin:0 0 24px;font-size:18px;font-weight:700">Clubpulse</p>
<h1 style="margin:0 0 12px;font-size:24px;line-height:1.2">${subject}</h1>
<p style="margin:0 0 24px;font-size:16px;line-height:1.5">${why}</p>
<p style="margin:0 0 24px"><a href="${link}" style="display:inline-block;padding:14px 22px;border-radius:8px;background:#10151A;color:#FFFFFF;font-weight:600;font-size:16px;text-decoration:none">${action}</a></p>
<p style="margin:0 0 8px;font-size:13px;line-height:1.5;color:#5F6973">${ignore}</p>
<p style="margin:0;font-size:12px;line-height:1.5;color:#5F6973;word-break:break-all">${link}</p>
</div>
</body>
</html>
`;
  return { to, subject, text: `${why}\n\n${link}\n\n${ignore}\n\nClubpulse\n`, html: body.markup };
}
