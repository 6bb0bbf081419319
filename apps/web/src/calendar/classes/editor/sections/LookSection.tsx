import { uploadClassImage } from '@clubpulse/contract/accounts/images.calls';
import { Textarea } from '@mantine/core';
import { ImageField } from '../../../../accounts/images/public.ts';
import { ColorChoice } from '../../../../devices/rooms/public.ts';
import { EditorSection } from '../../../../kit/edit/EditorSections.tsx';
import { change } from '../../../../platform/api.ts';
import { useT } from '../../../../platform/phrases.ts';
import type { FormProps } from './form.ts';

export function LookSection({ draft: { values, set }, errors, clubId }: FormProps) {
  const t = useT();
  return (
    <EditorSection id="look" title={t('calendar.section.look')}>
      <ColorChoice value={values.Color} error={errors['Color']} onChange={(color) => set({ Color: color })} />
      <Textarea
        label={t('kit.description')}
        autosize
        minRows={2}
        maxRows={8}
        value={values.Description}
        error={errors['Description']}
        onChange={(event) => set({ Description: event.currentTarget.value })}
      />
      <ImageField
        kind="class"
        label={t('kit.picture')}
        note={t('images.classNote')}
        uri={values.PictureUri === '' ? null : values.PictureUri}
        upload={(body) => change(uploadClassImage, { params: { id: clubId }, body }, { quiet: true })}
        onStored={(uri) => set({ PictureUri: uri })}
        remove={() => set({ PictureUri: '' })}
      />
    </EditorSection>
  );
}
