// Made by `npm run types` from the server's description. Not to be edited.

export interface components {
    schemas: {
        Act: {
            id: string;
            number: number;
            action: components["schemas"]["Draw"] | components["schemas"]["Claim"] | components["schemas"]["Pay"] | components["schemas"]["Station"] | components["schemas"]["Keep"] | components["schemas"]["Plain"];
        };
        /** @description All that was done in a lesson, from its beginning. */
        Attempted: {
            actions: (components["schemas"]["Draw"] | components["schemas"]["Claim"] | components["schemas"]["Pay"] | components["schemas"]["Station"] | components["schemas"]["Keep"] | components["schemas"]["Plain"])[];
        };
        BoardFacts: {
            id: string;
            name: string;
            players: [
                number,
                number
            ];
            kinds: string[];
            words: components["schemas"]["WordsShape"];
            rules: {
                [key: string]: unknown;
            };
            cities: components["schemas"]["CityShape"][];
            routes: components["schemas"]["RouteShape"][];
            tickets: components["schemas"]["TicketShape"][];
            layout: {
                [key: string]: unknown;
            } | null;
        };
        BoardLine: {
            id: string;
            name: string;
            players: [
                number,
                number
            ];
        };
        BotLine: {
            level: string;
        };
        BuiltStation: {
            city: string;
            player: number;
        };
        CityShape: {
            id: string;
            name: string;
            names: {
                [key: string]: string;
            };
        };
        Claim: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "claim";
            route: string;
            cards: {
                [key: string]: number;
            };
            player?: number | null;
        };
        ClaimChoice: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "claim";
            routes: string[];
            payments: {
                [key: string]: number;
            }[];
        };
        ClaimedRoute: {
            route: string;
            player: number;
        };
        ClockShape: {
            /** @enum {string} */
            kind: "none" | "live" | "days";
            seconds?: number | null;
            increment?: number | null;
            days?: number | null;
        };
        Draw: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "draw";
            slot: number | "deck";
            player?: number | null;
        };
        DrawChoice: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "draw";
            slots: (number | "deck")[];
        };
        /** @description Something that happened at a table, as the reader may hear of it. */
        Event: {
            number: number;
            at: number;
            /** @enum {string} */
            type: "created" | "seated" | "seat_set" | "left" | "started" | "acted" | "timed_out" | "stepped_out" | "returned" | "said" | "rematched";
            seat?: number | null;
            name?: string | null;
            kind?: ("open" | "bot") | null;
            level?: string | null;
            starter?: number | null;
            action?: (components["schemas"]["Draw"] | components["schemas"]["Claim"] | components["schemas"]["Pay"] | components["schemas"]["Station"] | components["schemas"]["Keep"] | components["schemas"]["Plain"]) | null;
            facts?: components["schemas"]["FactShape"][] | null;
            by?: ("person" | "bot" | "stand_in") | null;
            note?: string | null;
            text?: string | null;
            table?: string | null;
        };
        Events: {
            events: components["schemas"]["Event"][];
            view: components["schemas"]["View"];
        };
        /** @description What came of an action; the fields of each type are in docs/format.md. Hidden: null. */
        FactShape: {
            type: string;
        } & {
            [key: string]: unknown;
        };
        Failure: {
            error: components["schemas"]["Fault"];
        };
        FairShape: {
            commitment: string;
            entropy: (string | null)[];
            secret: string | null;
        };
        Fault: {
            code: string;
            message: string;
            params: {
                [key: string]: string | number | {
                    [key: string]: string | number | null;
                };
            };
        };
        Health: {
            /** @constant */
            status: "ok";
        };
        Join: {
            /** @default  */
            key: string;
            seat?: number | null;
            name: string;
            entropy?: string | null;
        };
        Judge: {
            action: components["schemas"]["Draw"] | components["schemas"]["Claim"] | components["schemas"]["Pay"] | components["schemas"]["Station"] | components["schemas"]["Keep"] | components["schemas"]["Plain"];
        };
        Keep: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "keep";
            tickets: (string | null)[];
            player?: number | null;
        };
        KeepChoice: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "keep";
            tickets: string[];
            least: number;
        };
        Legal: {
            legal: (components["schemas"]["Draw"] | components["schemas"]["Claim"] | components["schemas"]["Pay"] | components["schemas"]["Station"] | components["schemas"]["Keep"] | components["schemas"]["Plain"])[];
        };
        LessonLine: {
            id: string;
            chapter: string;
            route: string | null;
            city: string | null;
        };
        LessonView: {
            /** @enum {string} */
            state: "open" | "done" | "missed";
            observation: components["schemas"]["ObservationShape"];
            legal: (components["schemas"]["DrawChoice"] | components["schemas"]["ClaimChoice"] | components["schemas"]["StationChoice"] | components["schemas"]["PayChoice"] | components["schemas"]["KeepChoice"] | components["schemas"]["PlainChoice"])[];
            facts: components["schemas"]["FactShape"][];
            refusal: components["schemas"]["Fault"] | null;
            ways: components["schemas"]["Way"][];
            outcome: components["schemas"]["OutcomeShape"] | null;
        };
        Loan: {
            city: string;
            route: string;
        };
        Me: {
            tables: components["schemas"]["TableLine"][];
        };
        NewTable: {
            board: string;
            seats: (("you" | "open") | ("level1" | "level2" | "level3" | "level4" | "level5" | "level6"))[];
            name: string;
            clock?: components["schemas"]["ClockShape"];
            /** @default random */
            starter: "random" | number;
            /** @default true */
            chat: boolean;
            /** @default true */
            watch: boolean;
            /**
             * @default level4
             * @enum {string}
             */
            stand_in: "level1" | "level2" | "level3" | "level4" | "level5" | "level6";
            entropy?: string | null;
            /** @default false */
            start: boolean;
        };
        NewToken: {
            name: string;
        };
        /** @description An empty object. */
        Nothing: Record<string, never>;
        ObservationShape: {
            board: string;
            seat: number | null;
            /** @enum {string} */
            phase: "setup" | "turn" | "second_card" | "tunnel" | "keep" | "over";
            to_move: number | null;
            starter: number | null;
            final_turns: number | null;
            market: (string | null)[];
            deck: number;
            discard: {
                [key: string]: number;
            };
            ticket_deck: number;
            claims: components["schemas"]["ClaimedRoute"][];
            closed: string[];
            stations: components["schemas"]["BuiltStation"][];
            tunnel: components["schemas"]["TunnelShape"] | null;
            players: components["schemas"]["PlayerShape"][];
            hand: {
                [key: string]: number;
            };
            tickets: string[];
            offer: string[];
            returned: string[];
        };
        OutcomeShape: {
            players: components["schemas"]["ResultShape"][];
            winners: number[];
            /** @enum {string} */
            decided_by: "points" | "tickets" | "stations" | "longest_path" | "shared";
        };
        Pay: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pay";
            cards: {
                [key: string]: number;
            };
            player?: number | null;
        };
        PayChoice: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pay";
            payments: {
                [key: string]: number;
            }[];
        };
        Plain: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "decline" | "pass" | "tickets";
            player?: number | null;
        };
        PlainChoice: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "decline" | "pass" | "tickets";
        };
        PlayerShape: {
            hand: number;
            known: {
                [key: string]: number;
            };
            played: {
                [key: string]: number;
            };
            trains: number;
            score: number;
            stations_left: number;
            merchandise: number;
            tickets: number;
            offered: number;
            choosing: boolean;
        };
        Replay: {
            names: string[];
            starter: number;
            steps: components["schemas"]["ReplayStep"][];
            outcome: components["schemas"]["OutcomeShape"];
            tickets: string[][];
            fair: components["schemas"]["FairShape"];
        };
        ReplayStep: {
            player: number | null;
            action: (components["schemas"]["Draw"] | components["schemas"]["Claim"] | components["schemas"]["Pay"] | components["schemas"]["Station"] | components["schemas"]["Keep"] | components["schemas"]["Plain"]) | null;
            facts: components["schemas"]["FactShape"][];
            observation: components["schemas"]["ObservationShape"];
        };
        ResultShape: {
            total: number;
            routes: number;
            tickets: number;
            completed: string[];
            failed: string[];
            stations: number;
            longest_path: number;
            longest_path_bonus: number;
            globetrotter_bonus: number;
            merchandise_bonus: number;
            borrowed: components["schemas"]["Loan"][];
            rank: number;
        };
        RouteShape: {
            id: string;
            a: string;
            b: string;
            length: number;
            colour: string | null;
            kind: string;
            symbols: number;
            swap: number;
            merchandise: boolean;
        };
        Say: {
            text: string;
        };
        SeatShape: {
            /** @enum {string} */
            kind: "open" | "bot" | "person";
            name: string | null;
            level: string | null;
            connected: boolean;
            stand_in: boolean;
            clock: number | null;
        };
        SetSeat: {
            /** @enum {string} */
            kind: "open" | "bot";
            level?: ("level1" | "level2" | "level3" | "level4" | "level5" | "level6") | null;
        };
        ShuffleCheck: {
            ok: boolean;
            shuffles: number | null;
            problem: string | null;
        };
        StaleFailure: {
            error: components["schemas"]["Fault"];
            events: components["schemas"]["Event"][];
            view: components["schemas"]["View"];
        };
        Start: {
            entropy?: string | null;
        };
        Station: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "station";
            city: string;
            cards: {
                [key: string]: number;
            };
            player?: number | null;
        };
        StationChoice: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "station";
            cities: string[];
            payments: {
                [key: string]: number;
            }[];
        };
        TableLine: {
            id: string;
            board: string;
            /** @enum {string} */
            state: "waiting" | "playing" | "over";
            seats: (string | null)[];
            you: number;
            your_turn: boolean;
            updated: number;
        };
        TableShape: {
            id: string;
            board: string;
            /** @enum {string} */
            state: "waiting" | "playing" | "over";
            created: number;
            host: number | null;
            chat: boolean;
            watch: boolean;
            clock: components["schemas"]["ClockShape"];
            starter: "random" | number;
            stand_in: string;
            seats: components["schemas"]["SeatShape"][];
            fair: components["schemas"]["FairShape"];
            rematch: string | null;
            after: string | null;
        };
        TicketShape: {
            id: string;
            a: string;
            b: string;
            points: number;
            long: boolean;
        };
        Token: {
            token: string;
        };
        TunnelShape: {
            route: string;
            cards: {
                [key: string]: number;
            };
            revealed: string[];
            extra: number;
        };
        Verdict: {
            refusal: components["schemas"]["Fault"] | null;
        };
        View: {
            table: components["schemas"]["TableShape"];
            number: number;
            you: number | null;
            key: string | null;
            observation: components["schemas"]["ObservationShape"] | null;
            legal: (components["schemas"]["DrawChoice"] | components["schemas"]["ClaimChoice"] | components["schemas"]["StationChoice"] | components["schemas"]["PayChoice"] | components["schemas"]["KeepChoice"] | components["schemas"]["PlainChoice"])[];
            deadlines: (number | null)[];
            outcome: components["schemas"]["OutcomeShape"] | null;
            tickets: string[][] | null;
            now: number;
        };
        Way: {
            id: string;
            done: boolean;
            missing: string[] | null;
            trains: number | null;
            borrowed: string[];
        };
        Ways: {
            tickets: components["schemas"]["Way"][];
        };
        WordsShape: {
            locomotive: string;
            train: string;
            ticket: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
