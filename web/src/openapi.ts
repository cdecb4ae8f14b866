// Made by `make types` from the server's description. Not to be edited.

export interface components {
    schemas: {
        Act: {
            id: string;
            number: number;
            action: components["schemas"]["Draw"] | components["schemas"]["Claim"] | components["schemas"]["Pay"] | components["schemas"]["Station"] | components["schemas"]["Keep"] | components["schemas"]["Plain"];
        };
        Acted: {
            number: number;
            at: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "acted";
            seat: number;
            action: components["schemas"]["Draw"] | components["schemas"]["Claim"] | components["schemas"]["Pay"] | components["schemas"]["Station"] | components["schemas"]["Keep"] | components["schemas"]["Plain"];
            facts: (components["schemas"]["Shuffled"] | components["schemas"]["HandDealt"] | components["schemas"]["SlotFilled"] | components["schemas"]["RowCleared"] | components["schemas"]["Drawn"] | components["schemas"]["TunnelEntered"] | components["schemas"]["CardTurned"] | components["schemas"]["TunnelPriced"] | components["schemas"]["TunnelAbandoned"] | components["schemas"]["Claimed"] | components["schemas"]["MerchandiseTaken"] | components["schemas"]["StationBuilt"] | components["schemas"]["TicketsOffered"] | components["schemas"]["TicketsKept"] | components["schemas"]["TicketsBuried"] | components["schemas"]["Passed"] | components["schemas"]["EndTriggered"] | components["schemas"]["TurnStarted"] | components["schemas"]["Ended"])[];
            /** @enum {string} */
            by: "person" | "bot" | "stand_in";
            note: string | null;
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
            kinds: ("pink" | "blue" | "orange" | "white" | "green" | "yellow" | "black" | "red" | "locomotive")[];
            words: components["schemas"]["WordsShape"];
            rules: components["schemas"]["RulesShape"];
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
        /** @description A card from the pile was turned up for a tunnel. */
        CardTurned: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "card_turned";
            /** @enum {string} */
            card: "pink" | "blue" | "orange" | "white" | "green" | "yellow" | "black" | "red" | "locomotive";
        };
        ChooseColour: {
            /** @enum {string} */
            colour: "cobalt" | "vermilion" | "amber" | "aqua" | "aubergine";
        };
        CityShape: {
            id: string;
            name: string;
            names: {
                [key: string]: string;
            };
        };
        /** @description Claim a route with these cards. */
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
        /** @description A route got an owner; `cards` is the whole payment, a tunnel's extra included. */
        Claimed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "claimed";
            player: number;
            route: string;
            cards: {
                [key: string]: number;
            };
            points: number;
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
        /** @description How many tickets are dealt, how many must be kept, where the others go. */
        DealShape: {
            long: number;
            regular: number;
            keep: number;
            /** @enum {string} */
            returns: "box" | "bottom";
        };
        /** @description Take the face-up card in this slot, or the top card unseen. */
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
            whole: number[];
        };
        /** @description A card went to a hand: from a slot of the market, or from the pile, unseen by the others. */
        Drawn: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "drawn";
            player: number;
            slot: number | "deck";
            card: ("pink" | "blue" | "orange" | "white" | "green" | "yellow" | "black" | "red" | "locomotive") | null;
        };
        /** @description Few trains are left: so many turns are still to be played. */
        EndTriggered: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "end_triggered";
            player: number;
            turns: number;
        };
        /** @description The game is over: after the last round, or because every seat in turn had to pass. */
        Ended: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ended";
            /** @enum {string} */
            reason: "last_round" | "stalled";
        };
        Events: {
            events: (components["schemas"]["TableCreated"] | components["schemas"]["Seated"] | components["schemas"]["SeatSet"] | components["schemas"]["PersonNamed"] | components["schemas"]["SeatColoured"] | components["schemas"]["SeatChanged"] | components["schemas"]["Started"] | components["schemas"]["Acted"] | components["schemas"]["Said"] | components["schemas"]["Rematched"])[];
            view: components["schemas"]["View"];
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
        /** @description Cards went from the pile to a hand at the start, in the order in which they lay. */
        HandDealt: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "hand_dealt";
            player: number;
            cards: (("pink" | "blue" | "orange" | "white" | "green" | "yellow" | "black" | "red" | "locomotive") | null)[];
        };
        Health: {
            /** @constant */
            status: "ok";
        };
        /** @description What one seat held after a step of a finished game. */
        Held: {
            seat: number;
            hand: {
                [key: string]: number;
            };
            tickets: string[];
            done: string[];
            offer: string[];
        };
        Join: {
            /** @default  */
            key: string;
            seat?: number | null;
            name?: string | null;
            entropy?: string | null;
        };
        Judge: {
            action: components["schemas"]["Draw"] | components["schemas"]["Claim"] | components["schemas"]["Pay"] | components["schemas"]["Station"] | components["schemas"]["Keep"] | components["schemas"]["Plain"];
        };
        /** @description Keep these of the tickets offered. */
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
            facts: (components["schemas"]["Shuffled"] | components["schemas"]["HandDealt"] | components["schemas"]["SlotFilled"] | components["schemas"]["RowCleared"] | components["schemas"]["Drawn"] | components["schemas"]["TunnelEntered"] | components["schemas"]["CardTurned"] | components["schemas"]["TunnelPriced"] | components["schemas"]["TunnelAbandoned"] | components["schemas"]["Claimed"] | components["schemas"]["MerchandiseTaken"] | components["schemas"]["StationBuilt"] | components["schemas"]["TicketsOffered"] | components["schemas"]["TicketsKept"] | components["schemas"]["TicketsBuried"] | components["schemas"]["Passed"] | components["schemas"]["EndTriggered"] | components["schemas"]["TurnStarted"] | components["schemas"]["Ended"])[];
            refusal: components["schemas"]["Fault"] | null;
            ways: components["schemas"]["Way"][];
            outcome: components["schemas"]["OutcomeShape"] | null;
        };
        /** @description The route that a station lent its owner. */
        Loan: {
            city: string;
            route: string;
        };
        Me: {
            tables: components["schemas"]["TableLine"][];
        };
        /** @description The entropy counts when the game begins at once. */
        MeetAgain: {
            entropy?: string | null;
        };
        /** @description A seat got a merchandise card for the route that it claimed. */
        MerchandiseTaken: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "merchandise_taken";
            player: number;
        };
        NewTable: {
            board: string;
            seats: (("you" | "open") | ("level1" | "level2" | "level3" | "level4" | "level5" | "level6"))[];
            name?: string | null;
            colour?: ("cobalt" | "vermilion" | "amber" | "aqua" | "aubergine") | null;
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
        /** @description All that one seat may know; for a spectator the seat is null and it holds nothing. */
        ObservationShape: {
            board: string;
            /** @enum {string} */
            phase: "setup" | "turn" | "second_card" | "tunnel" | "keep" | "over";
            to_move: number | null;
            starter: number | null;
            final_turns: number | null;
            market: (("pink" | "blue" | "orange" | "white" | "green" | "yellow" | "black" | "red" | "locomotive") | null)[];
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
            seat: number | null;
            hand: {
                [key: string]: number;
            };
            tickets: string[];
            offer: string[];
            returned: string[];
        };
        /** @description What a game came to: a result for each seat, who won, and what decided it. */
        OutcomeShape: {
            players: components["schemas"]["ResultShape"][];
            winners: number[];
            /** @enum {string} */
            decided_by: "points" | "tickets" | "stations" | "longest_path" | "shared";
        };
        /** @description A seat could do nothing. */
        Passed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "passed";
            player: number;
        };
        /** @description Pay a tunnel's extra cards. */
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
        PersonNamed: {
            number: number;
            at: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "named";
            seat: number;
            name: string | null;
            before: string | null;
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
        PlayerLine: {
            /** @enum {string} */
            kind: "open" | "bot" | "person";
            name: string | null;
            level: string | null;
        };
        /** @description What lies open before one player, and what could have been noted. */
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
        Rematched: {
            number: number;
            at: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "rematched";
            table: string;
        };
        Rename: {
            name: string | null;
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
            facts: (components["schemas"]["Shuffled"] | components["schemas"]["HandDealt"] | components["schemas"]["SlotFilled"] | components["schemas"]["RowCleared"] | components["schemas"]["Drawn"] | components["schemas"]["TunnelEntered"] | components["schemas"]["CardTurned"] | components["schemas"]["TunnelPriced"] | components["schemas"]["TunnelAbandoned"] | components["schemas"]["Claimed"] | components["schemas"]["MerchandiseTaken"] | components["schemas"]["StationBuilt"] | components["schemas"]["TicketsOffered"] | components["schemas"]["TicketsKept"] | components["schemas"]["TicketsBuried"] | components["schemas"]["Passed"] | components["schemas"]["EndTriggered"] | components["schemas"]["TurnStarted"] | components["schemas"]["Ended"])[];
            observation: components["schemas"]["ObservationShape"];
            held: components["schemas"]["Held"][];
        };
        ResultLine: {
            rank: number;
            points: number;
        };
        /** @description What one player scored; total is the sum of the reasons. */
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
            colour: ("pink" | "blue" | "orange" | "white" | "green" | "yellow" | "black" | "red" | "locomotive") | null;
            /** @enum {string} */
            kind: "train" | "tunnel" | "ferry";
            symbols: number;
            swap: number;
            merchandise: boolean;
        };
        /** @description Too many locomotives lay open: the whole market went to the discards. */
        RowCleared: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "row_cleared";
            cards: ("pink" | "blue" | "orange" | "white" | "green" | "yellow" | "black" | "red" | "locomotive")[];
        };
        /** @description The answers of a board to every question in which the games differ. */
        RulesShape: {
            players: [
                number,
                number
            ];
            deck: number[];
            trains: number;
            end_trains: number;
            hand: number;
            market_reset: number;
            locomotive_ends_draw: boolean;
            wild_on: ("train" | "tunnel" | "ferry" | "station")[];
            ferry_exchange: number;
            tunnel_cards: number;
            double_from: number;
            unequal_doubles: boolean;
            setup: components["schemas"]["DealShape"];
            draw: components["schemas"]["DealShape"];
            stations: number;
            station_points: number;
            route_points: {
                [key: string]: number;
            };
            longest_path_bonus: number;
            globetrotter_bonus: number;
            merchandise: number;
            merchandise_bonus: {
                [key: string]: number[];
            };
            tie_breaks: string[];
        };
        Said: {
            number: number;
            at: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "said";
            seat: number;
            text: string;
        };
        Say: {
            text: string;
        };
        SeatChanged: {
            number: number;
            at: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "left" | "returned" | "stepped_out" | "timed_out";
            seat: number;
        };
        SeatColoured: {
            number: number;
            at: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "coloured";
            seat: number;
            /** @enum {string} */
            colour: "cobalt" | "vermilion" | "amber" | "aqua" | "aubergine";
        };
        SeatSet: {
            number: number;
            at: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "seat_set";
            seat: number;
            /** @enum {string} */
            kind: "open" | "bot";
            level: string | null;
        };
        SeatShape: {
            /** @enum {string} */
            kind: "open" | "bot" | "person";
            name: string | null;
            level: string | null;
            /** @enum {string} */
            colour: "cobalt" | "vermilion" | "amber" | "aqua" | "aubergine";
            connected: boolean;
            stand_in: boolean;
            clock: number | null;
        };
        Seated: {
            number: number;
            at: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "seated";
            seat: number;
            name: string | null;
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
        /** @description A pile was shuffled into this order, top first; the card pile takes in the discards. */
        Shuffled: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "shuffled";
            /** @enum {string} */
            pile: "cards" | "tickets" | "long_tickets";
            order: (string | null)[];
        };
        /** @description A card from the pile came to lie open in the market. */
        SlotFilled: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "slot_filled";
            slot: number;
            /** @enum {string} */
            card: "pink" | "blue" | "orange" | "white" | "green" | "yellow" | "black" | "red" | "locomotive";
        };
        StaleFailure: {
            error: components["schemas"]["Fault"];
            events: (components["schemas"]["TableCreated"] | components["schemas"]["Seated"] | components["schemas"]["SeatSet"] | components["schemas"]["PersonNamed"] | components["schemas"]["SeatColoured"] | components["schemas"]["SeatChanged"] | components["schemas"]["Started"] | components["schemas"]["Acted"] | components["schemas"]["Said"] | components["schemas"]["Rematched"])[];
            view: components["schemas"]["View"];
        };
        Start: {
            entropy?: string | null;
        };
        Started: {
            number: number;
            at: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "started";
            starter: number;
            facts: (components["schemas"]["Shuffled"] | components["schemas"]["HandDealt"] | components["schemas"]["SlotFilled"] | components["schemas"]["RowCleared"] | components["schemas"]["Drawn"] | components["schemas"]["TunnelEntered"] | components["schemas"]["CardTurned"] | components["schemas"]["TunnelPriced"] | components["schemas"]["TunnelAbandoned"] | components["schemas"]["Claimed"] | components["schemas"]["MerchandiseTaken"] | components["schemas"]["StationBuilt"] | components["schemas"]["TicketsOffered"] | components["schemas"]["TicketsKept"] | components["schemas"]["TicketsBuried"] | components["schemas"]["Passed"] | components["schemas"]["EndTriggered"] | components["schemas"]["TurnStarted"] | components["schemas"]["Ended"])[];
        };
        /** @description Build a station in this city with these cards. */
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
        /** @description A city got a station; `cards` is what was paid. */
        StationBuilt: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "station_built";
            player: number;
            city: string;
            cards: {
                [key: string]: number;
            };
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
        TableCreated: {
            number: number;
            at: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "created";
        };
        TableLine: {
            id: string;
            board: string;
            /** @enum {string} */
            state: "waiting" | "playing" | "over";
            seats: (string | null)[];
            players: components["schemas"]["PlayerLine"][];
            you: number;
            your_turn: boolean;
            result: components["schemas"]["ResultLine"][] | null;
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
            original: boolean;
        };
        /** @description Returned tickets went under the pile. Without this fact they are out of the game. */
        TicketsBuried: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "tickets_buried";
            player: number;
            tickets: (string | null)[];
        };
        /** @description A seat chose: these it keeps, those it gave back. */
        TicketsKept: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "tickets_kept";
            player: number;
            kept: (string | null)[];
            returned: (string | null)[];
        };
        /** @description Tickets were laid before a seat, to choose from. */
        TicketsOffered: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "tickets_offered";
            player: number;
            tickets: (string | null)[];
        };
        Token: {
            token: string;
        };
        /** @description The routes of a seat's longest path, and of the way of each ticket it completed. */
        TraceShape: {
            longest: string[];
            tickets: {
                [key: string]: string[];
            };
        };
        /** @description The extra cards were not paid: the base payment went back to the hand. */
        TunnelAbandoned: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "tunnel_abandoned";
            player: number;
            route: string;
        };
        /** @description The base payment lies on the table; it is in no hand and no pile. */
        TunnelEntered: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "tunnel_entered";
            player: number;
            route: string;
            cards: {
                [key: string]: number;
            };
        };
        /** @description So many cards more does the tunnel cost; with none it is claimed at once. */
        TunnelPriced: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "tunnel_priced";
            player: number;
            route: string;
            extra: number;
        };
        /** @description The tunnel being dug. */
        TunnelShape: {
            route: string;
            cards: {
                [key: string]: number;
            };
            revealed: ("pink" | "blue" | "orange" | "white" | "green" | "yellow" | "black" | "red" | "locomotive")[];
            counting: boolean[];
            extra: number;
        };
        /** @description A turn begins; final_turns is how many are left with it, once the end was triggered. */
        TurnStarted: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "turn_started";
            player: number;
            final_turns: number | null;
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
            traces: components["schemas"]["TraceShape"][] | null;
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
