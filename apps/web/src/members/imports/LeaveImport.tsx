import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { useT } from '../../platform/phrases.ts';

/** Asks before the screen is left while a file is open: nobody of it is invited yet, and what was corrected is in the browser alone. */
export function LeaveImport({ file }: { file: string }) {
  const t = useT();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname);
  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      danger
      title={t('members.leaveImport', { file })}
      keep={t('kit.stay')}
      confirm={t('members.leaveImportAct')}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {t('members.leaveImportText')}
    </ConfirmDialog>
  );
}
