import { deleteUserImage, uploadUserImage } from '@clubpulse/contract/accounts/images.calls';
import { change } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { useSelf } from '../../platform/session.tsx';
import { ImageField } from './ImageField.tsx';

export function PersonPicture({ userId, uri }: { userId: number; uri: string | null }) {
  const t = useT();
  const isOneself = useSelf().UserId === userId;
  const params = { id: userId };
  return (
    <ImageField
      kind="person"
      label={t('kit.picture')}
      note={t(isOneself ? 'images.personNote' : 'images.memberNote')}
      uri={uri}
      upload={(body) => change(uploadUserImage, { params, body }, { quiet: true })}
      remove={() => change(deleteUserImage, { params }, { quiet: true })}
    />
  );
}
