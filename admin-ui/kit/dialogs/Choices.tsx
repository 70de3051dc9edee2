import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

interface Props {
  readonly labelledBy: string;
  readonly choices: readonly (readonly [string, string])[];
  readonly onChoose: (value: string) => void;
  readonly onEnter: () => void;
}

/** The radio buttons of a question. */
export default function Choices({ labelledBy, choices, onChoose, onEnter }: Props) {
  return (
    <RadioGroup
      aria-labelledby={labelledBy}
      defaultValue={choices[0]![0]}
      onChange={(_, value) => onChoose(value)}
      onKeyDown={(event) => event.key === 'Enter' && onEnter()}
      sx={{ mt: 1 }}
    >
      {choices.map(([value, label], i) => (
        <FormControlLabel
          key={value}
          value={value}
          label={label}
          control={<Radio autoFocus={i === 0} />}
          sx={{ minHeight: 44 }}
        />
      ))}
    </RadioGroup>
  );
}
