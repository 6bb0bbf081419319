import { Textarea, TextInput } from '@mantine/core';
import { ColorChoice } from '../../../../devices/rooms/public.ts';
import { EditorSection } from '../../../../kit/edit/EditorSections.tsx';
import { useT } from '../../../../platform/phrases.ts';
import type { FormProps } from './form.ts';

/** How the class looks in calendars and to athletes. */
export function LookSection({ draft: { values, set }, errors }: FormProps) {
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
      <TextInput
        label={t('calendar.picture')}
        description={t('calendar.pictureNote')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        type="url"
        value={values.PictureUri}
        error={errors['PictureUri']}
        onChange={(event) => set({ PictureUri: event.currentTarget.value })}
      />
    </EditorSection>
  );
}
