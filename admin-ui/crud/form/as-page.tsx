import type { ComponentType, FunctionComponent } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { DialogProps } from './dialog-props.ts';

/** A dialog as a page of react-admin: open for the record of the address, until it is closed. */
export const asPage = (Dialog: ComponentType<DialogProps>): FunctionComponent =>
  function DialogPage() {
    const { id } = useParams();
    const navigate = useNavigate();
    return <Dialog open id={id === undefined ? undefined : Number(id)} onClose={() => void navigate(-1)} />;
  };
