/** What we use of autocannon, which brings no types of its own. */
declare module 'autocannon' {
  namespace autocannon {
    interface Request {
      path: string;
      headers?: Record<string, string>;
    }
    interface Client {
      setRequests(requests: Request[]): void;
    }
    interface Result {
      non2xx: number;
      errors: number;
      requests: { average: number };
      latency: { p99: number };
    }
  }
  function autocannon(options: {
    url: string;
    connections: number;
    duration: number;
    requests: autocannon.Request[];
    setupClient(client: autocannon.Client): void;
  }): Promise<autocannon.Result>;
  export = autocannon;
}
