import { styled } from '@mui/material/styles';
import { Link } from 'react-router';

/** A link to a page of the product. A list has many of them, so it is one element, without the layers of MUI's Link. */
export const PageLink = styled(Link)(({ theme }) => ({
  color: (theme.vars ?? theme).palette.primary.main,
  textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
  '&:hover': { textDecorationColor: 'inherit' },
}));

/** The same, in the colour of the text around it, and underlined on hover. */
export const QuietPageLink = styled(Link)({
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});
