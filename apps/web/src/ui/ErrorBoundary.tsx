import { Component, type ComponentType, type ErrorInfo, type ReactNode } from 'react'

type Props = {
  children: ReactNode
  /** Shown instead of the failed children. */
  fallback: ComponentType<{ retry: () => void }>
}

/** Confines a rendering failure to its own block. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error('Part of the page failed', error, info.componentStack)
  }

  retry = () => this.setState({ failed: false })

  override render() {
    const { children, fallback: Fallback } = this.props
    return this.state.failed ? <Fallback retry={this.retry} /> : children
  }
}
