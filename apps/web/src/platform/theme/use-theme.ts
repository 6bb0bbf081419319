import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';

export function useTheme(): { theme: MantineColorScheme; setTheme: (theme: MantineColorScheme) => void } {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return { theme: colorScheme, setTheme: setColorScheme };
}
