import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';

/** Light, dark, or as the system has it; kept in this browser. */
export function useTheme(): { theme: MantineColorScheme; setTheme: (theme: MantineColorScheme) => void } {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return { theme: colorScheme, setTheme: setColorScheme };
}
