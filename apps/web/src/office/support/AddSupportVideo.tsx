import { useState } from 'react';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { AddButton } from '../../kit/page/AddButton.tsx';
import { useT } from '../../platform/phrases.ts';

const EditVideo = lazyComponent(() => import('./EditSupportVideo.tsx').then((it) => it.EditSupportVideo));

export function AddSupportVideo() {
  const t = useT();
  const [adding, setAdding] = useState(false);
  return (
    <>
      <AddButton onClick={() => setAdding(true)}>{t('support.add')}</AddButton>
      {adding && <EditVideo onClose={() => setAdding(false)} />}
    </>
  );
}
