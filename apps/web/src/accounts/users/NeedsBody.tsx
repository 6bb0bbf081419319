import { missingBody } from '@clubpulse/rules/accounts/users/required-fields';
import { IconRuler } from '@tabler/icons-react';
import { useState } from 'react';
import { Banner } from '../../kit/states/Banner.tsx';
import { useT } from '../../platform/phrases.ts';
import { useSelf } from '../../platform/session.tsx';
import { BodyDialog } from './use-body-first.tsx';

/** Beside figures that are a guess until birth date, gender, height and weight are known; nothing where they are. */
export function NeedsBody() {
  const t = useT();
  const isKnown = missingBody(useSelf()).length === 0;
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  if (isKnown) return null;
  return (
    <>
      <Banner tone="info" icon={IconRuler} actions={[{ label: t('accounts.bodyAdd'), onClick: () => setAsking(true) }]}>
        {t('accounts.bodyMissing')}
      </Banner>
      {isAsking && <BodyDialog onSaved={close} onClose={close} />}
    </>
  );
}
