/** The table's colours. Ivory and gold on dark green read well for every kind of colour vision, and on both Discord themes. */
export const COLOURS = {
  woodLight: '#5b3a20',
  woodDark: '#3a2312',
  feltLight: '#2b7052',
  feltDark: '#153f2e',
  border: 'rgba(244, 197, 79, 0.4)',
  gold: '#f4c54f',
  ivory: '#fdf6e3',
  ink: '#23180c',
  plate: '#0c2419',
  slot: 'rgba(9, 30, 21, 0.22)',
  slotLine: 'rgba(253, 246, 227, 0.25)',
  shadow: 'rgba(0, 0, 0, 0.45)',
} as const;
