import { Component, type ReactNode } from 'react';
import { failedLoads } from '../../core/data/failed-loads.ts';
import { ErrorPage } from './ErrorPage.tsx';

interface Props {
  /** Address of the page. Another page is tried again. */
  readonly path: string;
  readonly children: ReactNode;
}

interface State {
  readonly path: string;
  readonly failed: boolean;
}

/** Shows the error page in place of a page that cannot be rendered. The menu stays, and so leads elsewhere. */
export class PageBoundary extends Component<Props, State> {
  override state = { path: this.props.path, failed: false };

  static getDerivedStateFromProps({ path }: Props, state: State): State | null {
    return path === state.path ? null : { path, failed: false };
  }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  /** Records the error for a support case. */
  override componentDidCatch(error: Error) {
    failedLoads.record({
      lastEP: this.props.path,
      epPayload: '',
      epError: String(error),
      errorCode: 'page',
      datetime: new Date().toISOString(),
    });
  }

  override render() {
    return this.state.failed ? <ErrorPage kind="error" /> : this.props.children;
  }
}
