/** The table's colours. Ivory and gold on dark green read well for every kind of colour vision, and on both Discord themes. */
export const COLOURS = {
  woodLight: '#5b3a20',
  woodDark: '#3a2312',
  feltLight: '#2a6d50',
  feltDark: '#143f2d',
  gold: '#f4c54f',
  goldDark: '#8a6414',
  ivory: '#fdf6e3',
  muted: '#d8ccae',
  ink: '#23180c',
  plate: 'rgba(9, 30, 21, 0.86)',
  slot: 'rgba(9, 30, 21, 0.28)',
  shadow: 'rgba(0, 0, 0, 0.45)',
} as const;
