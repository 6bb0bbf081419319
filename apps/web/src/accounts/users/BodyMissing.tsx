import { IconRuler } from '@tabler/icons-react';
import { useState } from 'react';
import { Banner } from '../../kit/states/Banner.tsx';
import { useT } from '../../platform/phrases.ts';
import { BodyDialog } from './BodyDialog.tsx';

export function BodyMissing() {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Banner tone="info" icon={IconRuler} actions={[{ label: t('accounts.bodyAdd'), onClick: () => setAsking(true) }]}>
        {t('accounts.bodyMissing')}
      </Banner>
      {isAsking && <BodyDialog onSaved={close} onClose={close} />}
    </>
  );
}
