import { getThreadTemplates } from '@clubpulse/contract/office/replies/replies.calls';
import { Button } from '@mantine/core';
import { IconTemplate } from '@tabler/icons-react';
import type { Ref } from 'react';
import { PressMenu } from '../../kit/menu/PressMenu.tsx';
import { useCall } from '../../platform/api.ts';
import { languageNames, useT } from '../../platform/phrases.ts';
import classes from './Replies.module.css';

interface TemplateMenuProps {
  ref: Ref<HTMLButtonElement>;
  clubId: number;
  threadId: number;
  onChoose: (text: string) => void;
}

export function TemplateMenu({ ref, clubId, threadId, onChoose }: TemplateMenuProps) {
  const t = useT();
  const found = useCall(getThreadTemplates, { params: { id: clubId, threadId } }, { quiet: true }).data;
  if (found === undefined || found.Templates.length === 0) return null;
  const byTitle = new Map(found.Templates.map(({ Title, Text }) => [Title || Text, Text]));
  return (
    <span className={classes['templates']}>
      <PressMenu
        ref={ref}
        position="top-start"
        items={[...byTitle].map(([label, text]) => ({ label, onClick: () => onChoose(text) }))}
        button={(trigger) => (
          <Button {...trigger} variant="default" leftSection={<IconTemplate size={17} stroke={1.8} />}>
            {t('replies.templates')}
          </Button>
        )}
      />
      <small>{t('replies.templatesHint', { language: languageNames[found.Language] })}</small>
    </span>
  );
}
